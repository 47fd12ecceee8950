import type { EmbedForm } from '../../../machines/events/sharing/embedMachine.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import { publicAddress } from '../../events/sharing/publicAddress.ts'
import { t } from '../../ui/index.ts'

/** Path of the page that other sites embed (gateway/publicPages/embed.ts). */
export const embedPath = ({ look, accent, ...form }: EmbedForm) =>
  publicAddress('/embed/events', form, {
    ...(look === 'cards' && { look }),
    ...(accent !== '' && { accent: accent.slice(1) }),
  })

/** The HTML to paste into another site. */
export function snippetOf(form: EmbedForm, site: string): string {
  const address = `${site}${embedPath(form)}`.replaceAll('&', '&amp;')
  const frame = `<iframe src="${address}" title="${t(texts.eventsOnPlaza)}" loading="lazy" style="width: 100%; height: 40rem; border: 0"></iframe>`
  return form.fitsHeight ? `${frame}\n<script async src="${site}/embed/height.js"></script>` : frame
}
