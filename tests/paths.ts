import { table } from '../src/routes/table';

/** Every page there is. */
export const paths = Object.values(table).map(({ path }) => path);
