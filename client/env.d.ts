declare module 'virtual:messages/en' {
  import type { Catalog } from '../machines/language/wording.ts'
  const catalog: Catalog
  export default catalog
}
