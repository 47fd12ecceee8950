import type { HTMLAttributes, Ref } from 'react'

/** What every box of the layout takes: its element, and that element's own attributes. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'article' | 'aside' | 'ul'
  ref?: Ref<HTMLElement & HTMLDivElement>
}
