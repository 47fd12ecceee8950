import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { fullMoment } from '../words/formats.ts'
import { Empty } from '../feedback/Empty.tsx'
import { patient, Spinner } from '../feedback/Spinner.tsx'
import { PencilIcon } from '../icons.tsx'
import { Row } from '../layout/Row.tsx'
import * as texts from '../texts.ts'
import * as draft from './texts.ts'
import { arrive, focusFirst, isFocusFree } from './focus.ts'
import { t } from '../words/language.ts'
import type { Phrase } from '../../../machines/language/message.ts'

interface Offer {
  /** ISO 8601 in UTC */
  keptAt: string
  images: readonly unknown[]
}

interface DraftOfferProps {
  /** For example `Your work on your profile`. */
  work: Phrase
  /** Selects the wording: the work was not sent, or was not saved. */
  undone: 'sent' | 'saved'
  send: (event: { type: 'draft.continue' | 'draft.startAnew' }) => void
}

interface DraftGateProps extends DraftOfferProps {
  state: { context: { offer: Offer | null }; matches: (state: 'looking' | 'offered') => boolean }
  children: ReactNode
}

export function DraftGate({ state, children, ...props }: DraftGateProps) {
  const { offer } = state.context
  if (state.matches('looking')) return <Spinner label={t(texts.loading)} css={[place, patient]} />
  if (offer && state.matches('offered')) return <DraftOffer offer={offer} {...props} />
  return (
    <div ref={takeFocus} data-fields tabIndex={-1} css={{ outline: 'none' }}>
      {children}
    </div>
  )
}

function takeFocus(form: HTMLElement | null) {
  if (form && isFocusFree(form) && !focusFirst(form)) form.focus({ preventScroll: true })
}

export function DraftOffer({ offer, work, undone, send }: DraftOfferProps & { offer: Offer }) {
  const { keptAt, images } = offer
  return (
    <section ref={arrive} tabIndex={-1} aria-label={t(texts.continueQuestion)} css={place}>
      <Empty
        icon={<PencilIcon size={30} />}
        detail={`${t(undoneWords[undone](work, images.length))} ${t(draft.keptOn(fullMoment(keptAt)))}`}
        action={
          <Row gap={3} justify="center">
            <Button variant="secondary" onClick={() => send({ type: 'draft.startAnew' })}>
              {t(texts.startAnew)}
            </Button>
            <Button onClick={() => send({ type: 'draft.continue' })}>{t(texts.goOn)}</Button>
          </Row>
        }
      >
        {t(texts.continueQuestion)}
      </Empty>
    </section>
  )
}

const undoneWords = { sent: draft.notSent, saved: draft.notSaved }

/* Roughly the height of the form, so that the dialog does not jump. */
const place = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: '26rem',
  overflowWrap: 'anywhere',
})
