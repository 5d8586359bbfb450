/**
 * Leaves this document for another one. The browser then shows whatever the server sends, as it
 * would without script.
 */
export function openDocument(address: string, { replace = false } = {}): void {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}
