import type { HTMLAttributes, Ref } from 'react'

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | 'main' | 'article' | 'aside' | 'ul'
  ref?: Ref<HTMLElement & HTMLDivElement>
}
