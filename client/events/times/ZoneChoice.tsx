import { css } from '@emotion/react'
import { useRef, useState } from 'react'
import * as texts from '../../../machines/events/texts.ts'
import { Button, Row, smallEdge, space, Stack, t, Text } from '../../ui/index.ts'
import { ZoneField } from './ZoneField.tsx'

interface Props {
  /** The text that names the zone of the times. */
  words: string
  /** Label of the button that restores the zone of the place; if missing, there is no such button. */
  reset?: string | undefined
  disabled?: boolean
  className?: string
  /** Called with '' to restore the zone of the place. */
  onPick: (zone: string) => void
}

/** Shows the zone of the times, and lets the user search for another one. */
export function ZoneChoice({ words, reset, disabled, className, onPick }: Props) {
  const [isSearching, setSearching] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setSearching(false)
    change.current?.focus()
  }
  const pick = (zone: string) => {
    onPick(zone)
    leave()
  }
  return (
    <Stack gap={2} className={className}>
      <Row gap={2} css={line} wrap>
        <Text as="span" size="small" tone="muted">
          {words}
        </Text>
        {reset && (
          <Button variant="quiet" size="small" css={flush} disabled={disabled} onClick={() => pick('')}>
            {reset}
          </Button>
        )}
        <Button
          ref={change}
          variant="quiet"
          size="small"
          css={flush}
          disabled={disabled}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          {t(texts.changeZone)}
        </Button>
      </Row>
      {isSearching && <ZoneField onPick={pick} onLeave={leave} />}
    </Stack>
  )
}

/* Aligns the text of a button that wraps with the words above; on the same line, the gap makes up for it. */
const flush = css({ marginInlineStart: `calc(-1 * ${smallEdge})` })
const line = css({ columnGap: `calc(${space[2]} + ${smallEdge})` })
