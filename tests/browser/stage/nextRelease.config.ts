import { mergeConfig, type Plugin } from 'vite'
import reporting from './vite.config.ts'

const title = 'Come to the square.'
export const nextTitle = 'Come to the new square.'

/** Changes a text in the code and on the prerendered page, so that the scripts get new file names. */
const nextRelease: Plugin = {
  name: 'plaza-next-release',
  transform: (code, id) =>
    id.endsWith('/machines/account/texts.ts') ? { code: code.replace(title, nextTitle), map: null } : null,
  transformIndexHtml: { order: 'post', handler: (html) => html.replace(title, nextTitle) },
}

/** The client of a later release of Plaza. */
export default mergeConfig(reporting, { plugins: [nextRelease] })
