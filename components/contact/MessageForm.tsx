import { contactForm } from '../../islands/contact-form/index.ts';
import { splitMailbox } from '../../model/mailbox.ts';
import { Island } from '../island/Island.tsx';
import { useAddress, useSite } from '../site/site.tsx';

/** The message form with the facts that it needs. */
export function MessageForm({ note }: { note: string }) {
  const { phone, email, form } = useSite().business;
  const address = useAddress();
  const endpoint = form?.endpoint.startsWith('/') ? address(form.endpoint) : form?.endpoint;
  return (
    <Island
      of={contactForm}
      props={{ note, phone, mailbox: splitMailbox(email), ...form, ...(endpoint && { endpoint }) }}
      fallback={
        form === undefined && (
          <p>Without JavaScript this form cannot prepare your message. Please call instead.</p>
        )
      }
    />
  );
}
