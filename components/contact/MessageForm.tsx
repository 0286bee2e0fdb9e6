import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import { KEPT } from '../../islands/contact-form/useKeptText.ts';
import { splitMailbox } from '../../model/contact.ts';
import { Island } from '../island/Island.tsx';
import { useAddress, useSite } from '../site/site.tsx';

interface Props {
  note: string;
  documentTypes: readonly string[];
}

/** The message form with the facts that it needs. */
export function MessageForm({ note, documentTypes }: Props) {
  const { phone, email, form } = useSite().business;
  const address = useAddress();
  const endpoint = form?.endpoint.startsWith('/') ? address(form.endpoint) : form?.endpoint;
  return (
    <Island
      name="ContactForm"
      component={ContactForm}
      when="interaction"
      prefetch
      given={KEPT}
      props={{
        note,
        documentTypes,
        phone,
        mailbox: splitMailbox(email),
        ...form,
        ...(endpoint && { endpoint }),
      }}
      fallback={form === undefined && <p>This form needs JavaScript. Please call instead.</p>}
    />
  );
}
