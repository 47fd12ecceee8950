import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { fullMoment } from '../../ui/display/formats.ts'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { patient } from '../../ui/feedback/patient.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { PencilIcon } from '../../ui/icons.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { arrive } from '../../ui/overlay/arrive.ts'

interface DraftOfferProps {
  /** ISO 8601, UTC */
  keptAt: string
  /** Of the event; may be empty. */
  title: string
  pictures: number
  onContinue: () => void
  onStartAnew: () => void
}

interface DraftGateProps {
  isLooking: boolean
  /** Null where there is nothing to decide about. */
  offer: DraftOfferProps | null
  children: ReactNode
}

/** A form, once it is known whether something was kept of it, and decided what becomes of that. */
export function DraftGate({ isLooking, offer, children }: DraftGateProps) {
  if (isLooking) return <Spinner label="Loading..." css={[place, patient]} />
  return offer ? <DraftOffer {...offer} /> : children
}

function DraftOffer({ keptAt, title, pictures, onContinue, onStartAnew }: DraftOfferProps) {
  const what = title.trim() === '' ? 'An event without a title' : `"${title.trim()}"`
  const count = pictures === 1 ? ' with 1 picture' : ` with ${pictures} pictures`
  return (
    <section ref={arrive} tabIndex={-1} aria-label="Draft" css={place}>
      <Empty
        icon={<PencilIcon size={30} />}
        detail={`${what}${pictures > 0 ? count : ''} was not sent. It was kept on this device on ${fullMoment(keptAt)}.`}
        action={
          <Row gap={3} justify="center">
            <Button variant="secondary" onClick={onStartAnew}>
              Start anew
            </Button>
            <Button onClick={onContinue}>Continue</Button>
          </Row>
        }
      >
        Continue where you left off?
      </Empty>
    </section>
  )
}

/* About as high as the form, so that the dialog keeps its place. */
const place = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: '26rem',
  outline: 'none',
  overflowWrap: 'anywhere',
})
