/** The Document Type options (spec section 9); the first one stands for no choice. */
const DOCUMENT_TYPES = [
  'General Notarization',
  'Loan Signing',
  'Estate Planning',
  'Apostille',
  'Business Document',
] as const;

/** The fields of the message form (spec section 3); nothing is required and nothing is checked. */
export function ContactForm({ note }: { note: string }) {
  return (
    <form className="contact-form" noValidate>
      <h2>Send Us a Message</h2>
      <p>{note}</p>
      <label htmlFor="name">Name</label>
      <input id="name" name="name" type="text" autoComplete="name" />
      <label htmlFor="email">Email</label>
      <input id="email" name="email" type="email" autoComplete="email" />
      <label htmlFor="phone">Phone</label>
      <input id="phone" name="phone" type="tel" autoComplete="tel" />
      <label htmlFor="document-type">Document Type</label>
      <select id="document-type" name="documentType">
        <option value="">Select Document Type</option>
        {DOCUMENT_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" rows={4} />
      <button type="submit" className="button button-strong">
        Send Message
      </button>
    </form>
  );
}
