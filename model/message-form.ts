/** The names of the message form's fields. */
const MESSAGE_FIELDS = ['name', 'email', 'phone', 'documentType', 'message'] as const;

export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** The name that most form services use for the field that only bots fill in. */
export const HONEYPOT = '_gotcha';

/**
 * What every form element has (HTML, "HTMLFormElement", and the interfaces that it inherits from). A field of
 * such a name hides it from scripts. Names that begin with "on" or "aria" are left to a pattern.
 */
const FORM_PROPERTIES = `
  acceptCharset accessKey action addEventListener after animate append appendChild assignedSlot
  attachInternals attachShadow attributes autocapitalize autocomplete autofocus baseURI before blur
  checkValidity checkVisibility childElementCount childNodes children classList className click
  clientHeight clientLeft clientTop clientWidth cloneNode closest compareDocumentPosition
  computedStyleMap constructor contains contentEditable dataset dir dispatchEvent draggable elements
  encoding enctype enterKeyHint firstChild firstElementChild focus getAnimations getAttribute
  getAttributeNS getAttributeNames getAttributeNode getAttributeNodeNS getBoundingClientRect
  getClientRects getElementsByClassName getElementsByTagName getElementsByTagNameNS getRootNode
  hasAttribute hasAttributeNS hasAttributes hasChildNodes hasOwnProperty hidden hidePopover id inert
  innerHTML innerText inputMode insertAdjacentElement insertAdjacentHTML insertAdjacentText
  insertBefore isConnected isContentEditable isDefaultNamespace isEqualNode isPrototypeOf isSameNode
  lang lastChild lastElementChild length localName lookupNamespaceURI lookupPrefix matches method name
  namespaceURI nextElementSibling nextSibling noValidate nodeName nodeType nodeValue nonce normalize
  offsetHeight offsetLeft offsetParent offsetTop offsetWidth outerHTML outerText ownerDocument
  parentElement parentNode popover prefix prepend previousElementSibling previousSibling
  propertyIsEnumerable querySelector querySelectorAll rel relList remove removeAttribute
  removeAttributeNS removeAttributeNode removeChild removeEventListener replaceChild replaceChildren
  replaceWith reportValidity requestFullscreen requestSubmit reset role scroll scrollBy scrollHeight
  scrollIntoView scrollLeft scrollTo scrollTop scrollWidth setAttribute setAttributeNS
  setAttributeNode setAttributeNodeNS shadowRoot showPopover slot spellcheck style submit tabIndex
  tagName target textContent title toLocaleString toString toggleAttribute togglePopover translate
  valueOf virtualKeyboardPolicy webkitMatchesSelector
`;

const TAKEN = new Set([
  ...MESSAGE_FIELDS,
  HONEYPOT,
  'document-type',
  ...FORM_PROPERTIES.trim().split(/\s+/),
]);

/** Whether a hidden field of this name would break the form. */
export function isTakenName(name: string): boolean {
  return TAKEN.has(name) || /^(?:on[a-z]+|aria[A-Z]\w*)$/.test(name);
}
