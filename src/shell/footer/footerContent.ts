/**
 * What the footer has besides links to pages (docs/product.md, section 2). Each category and each
 * legal text is a button.
 */
export const footerCategories = [
  'Trap Beats',
  'Hip Hop',
  'R&B',
  'Pop',
  'Rock',
  'Electronic',
] as const;
export const legal = ['Privacy Policy', 'Terms of Service', 'Cookie Policy'] as const;

/**
 * Contact details that reach nobody: a reserved domain, and a number from the range kept for
 * fiction.
 */
export const contact = {
  email: 'hello@waxline.example',
  phone: '(213) 555-0142',
  dial: '+12135550142',
  city: 'Los Angeles, CA',
} as const;

export const copyrightYear = 2025;
