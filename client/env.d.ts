/** See `client/build/languages.ts`. */
declare module 'virtual:messages/*' {
  import type { Catalog } from '../machines/language/wording.ts'
  export const catalog: Catalog
}
