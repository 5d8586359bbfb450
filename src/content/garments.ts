import { printedIn, sprites } from './sprites';
import type { Garment } from './types';

/** The rail of Creator Couture: one piece of each category. */
export const garments: readonly Garment[] = printedIn<Garment>(sprites.garments, [
  {
    id: 'side-b-hoodie',
    name: 'Side B Hoodie',
    price: 68,
    category: 'Hoodie',
    image: {
      photo: 'photo-1556821840-3a63f95609a7',
      description: 'Someone wearing a pullover hoodie',
    },
    print: {
      description: 'A red pullover hoodie with a B on its chest',
      box: [428, 558],
      inks: { ground: '#ffcf33', body: '#ee4a2e', key: '#3a0d2e', paper: '#fff3dd' },
    },
  },
  {
    id: 'run-out-groove-tee',
    name: 'Run-Out Groove Tee',
    price: 34,
    category: 'T-Shirt',
    image: { photo: 'photo-1521572163474-6864f9cf17ab', description: 'A T-shirt' },
    print: {
      description: 'A blue T-shirt with the grooves of a record on its chest',
      box: [432, 496],
      inks: { ground: '#e6b3ff', body: '#2460e8', key: '#0b1a5e', paper: '#fff8ee' },
    },
  },
  {
    id: 'crate-digger-cap',
    name: 'Crate Digger Cap',
    price: 32,
    category: 'Cap',
    image: { photo: 'photo-1588850561407-ed78c282e89b', description: 'A white baseball cap' },
    print: {
      description: 'A white cap with a record crate for a badge',
      box: [506, 340],
      inks: { ground: '#35c486', body: '#fbf3e2', key: '#06352c', paper: '#fffaf0' },
    },
  },
  {
    id: 'test-pressing-crewneck',
    name: 'Test Pressing Crewneck',
    price: 58,
    category: 'Sweatshirt',
    image: { photo: 'photo-1620799140408-edc6dcb6d633', description: 'A sweatshirt' },
    print: {
      description: 'A cream sweatshirt with a record label on its chest that says TEST',
      box: [417, 507],
      inks: { ground: '#ff8d63', body: '#f4e2bf', key: '#47200f', paper: '#fffaf0' },
    },
  },
  {
    id: 'load-in-pants',
    name: 'Load-In Pants',
    price: 72.5,
    category: 'Pants',
    image: { photo: 'photo-1624378439575-d8705ad7ae80', description: 'A pair of pants' },
    print: {
      description: 'Olive cargo pants with a round tag on a cord from the belt',
      box: [320, 514],
      inks: { ground: '#7cd0ff', body: '#86904f', key: '#1c210c', paper: '#fbf5e3' },
    },
    detail: [75.5, 28],
  },
  {
    id: 'needle-drop-beanie',
    name: 'Needle Drop Beanie',
    price: 30,
    category: 'Beanie',
    image: { photo: 'photo-1576871337632-b9aef4c17ab9', description: 'A knit beanie' },
    print: {
      description: 'A red ribbed beanie with a tonearm on its label',
      box: [419, 422],
      inks: { ground: '#ffa3d6', body: '#d3222f', key: '#4e0a1c', paper: '#fff3e4' },
    },
  },
]);
