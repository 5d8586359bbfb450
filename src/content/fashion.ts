import type { FashionItem } from './types';

/** The rail of Creator Couture: one piece of each category. */
export const fashion: readonly FashionItem[] = [
  {
    id: 'side-b-hoodie',
    name: 'Side B Hoodie',
    price: 68,
    category: 'Hoodie',
    image: {
      photo: 'photo-1556821840-3a63f95609a7',
      description: 'Someone wearing a pullover hoodie',
    },
  },
  {
    id: 'run-out-groove-tee',
    name: 'Run-Out Groove Tee',
    price: 34,
    category: 'T-Shirt',
    image: { photo: 'photo-1521572163474-6864f9cf17ab', description: 'A T-shirt' },
  },
  {
    id: 'crate-digger-cap',
    name: 'Crate Digger Cap',
    price: 32,
    category: 'Cap',
    image: { photo: 'photo-1588850561407-ed78c282e89b', description: 'A white baseball cap' },
  },
  {
    id: 'test-pressing-crewneck',
    name: 'Test Pressing Crewneck',
    price: 58,
    category: 'Sweatshirt',
    image: { photo: 'photo-1620799140408-edc6dcb6d633', description: 'A sweatshirt' },
  },
  {
    id: 'load-in-pants',
    name: 'Load-In Pants',
    price: 72.5,
    category: 'Pants',
    image: { photo: 'photo-1624378439575-d8705ad7ae80', description: 'A pair of pants' },
  },
  {
    id: 'needle-drop-beanie',
    name: 'Needle Drop Beanie',
    price: 30,
    category: 'Beanie',
    image: { photo: 'photo-1576871337632-b9aef4c17ab9', description: 'A knit beanie' },
  },
];
