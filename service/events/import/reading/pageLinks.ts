import { Parser } from 'htmlparser2'
import { toWebAddress } from '../../../../machines/language/webAddress.ts'
import { isLink } from './entry.ts'

export interface PageLinks {
  /** The calendar that the page names; null if it names none. */
  calendar: string | null
  /** True if the page asks for a password. */
  isLogin: boolean
}

/** Finds the calendar that a page without events links to, and whether the page is a login. */
export function linksOf(html: string, address: string): PageLinks {
  const links: PageLinks = { calendar: null, isLogin: false }
  const parser = new Parser({
    onopentag: (name, { rel = '', type = '', href = '' }) => {
      if (name === 'input' && /^password$/i.test(type)) links.isLogin = true
      const isCalendar = /^text\/calendar\b/i.test(type) && /\balternate\b/i.test(rel)
      if (name !== 'link' || !isCalendar || links.calendar !== null) return
      const url = URL.parse(toWebAddress(href), address)
      if (url && isLink(url.href)) links.calendar = url.href
    },
  })
  parser.end(html)
  return links
}
