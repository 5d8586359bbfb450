/** A photo that needs no network: a drawing of a horizon. */
export const sunset = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="#f4b860" d="M0 0h64v64H0z"/><circle cx="32" cy="40" r="14" fill="#c8452d"/><path fill="#2b3a55" d="M0 40h64v24H0z"/></svg>',
)}`;
