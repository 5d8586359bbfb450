/** In the page: how much of the headline is to be seen, with the opacity of all that it stands in. */
export const opacity = () => {
  let element: Element | null = document.querySelector('h1');
  let product = 1;
  for (; element; element = element.parentElement)
    product *= Number(getComputedStyle(element).opacity);
  return product;
};
