import { DOCUMENT_TYPES } from '../../model/message.ts';

/** The form's fields in order (spec section 3), each with its label. */
export function Fields() {
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
        {DOCUMENT_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <label htmlFor="message">Message</label>
      <textarea id="message" name="message" rows={4} />
    </>
  );
}
