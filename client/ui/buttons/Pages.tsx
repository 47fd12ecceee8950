import type { MouseEvent } from 'react'
import { Button } from './Button.tsx'
import { BackIcon, NextIcon } from '../icons.tsx'
import { Row } from '../layout/Row.tsx'
import * as texts from '../texts.ts'

interface PagesProps {
  label: string
  hasPrevious: boolean
  hasNext: boolean
  enabled: boolean
  onPrevious: () => void
  onNext: () => void
}

export function Pages({ label, hasPrevious, hasNext, enabled, onPrevious, onNext }: PagesProps) {
  if (!hasPrevious && !hasNext) return null
  const look = { variant: 'secondary', size: 'small', disabled: !enabled } as const
  return (
    <Row as="nav" gap={2} justify="end" aria-label={label}>
      {hasPrevious && (
        <Button {...look} icon={<BackIcon />} onClick={turn(onPrevious)}>
          {texts.previous}
        </Button>
      )}
      {hasNext && (
        <Button {...look} icon={<NextIcon />} onClick={turn(onNext)}>
          {texts.next}
        </Button>
      )}
    </Row>
  )
}

/** Each page is read from its start. */
const turn =
  (onTurn: () => void) =>
  ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest('section')
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
    onTurn()
  }
