/** The form's fields in order, each with its label. */
export function Fields({ documentTypes }: { documentTypes: readonly string[] }) {
  return (
    <>
      <label htmlFor="name">Name</label>
      <input id="name" name="name" type="text" autoComplete="name" />
      <label htmlFor="email">Email</label>
      <input id="email" name="email" type="email" autoComplete="email" />
      <label htmlFor="phone">Phone</label>
      <input id="phone" name="phone" type="tel" autoComplete="tel" />
      <label htmlFor="document-type">Document Type</label>
      <select id="document-type" name="documentType">
        <option value="">Select Document Type</option>
        {documentTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" rows={4} />
    </>
  );
}
