import { css } from '@emotion/react'
import {
  Button,
  CheckIcon,
  CloseIcon,
  color,
  IconButton,
  radius,
  Row,
  space,
  t,
  words,
} from '../../ui/index.ts'
import type { ActState } from './actState.ts'
import { useActFocus } from './useActFocus.ts'

/**
 * Reports the completed action and offers Undo. It stays until the action is undone, the notice is dismissed,
 * or another action is started.
 */
export function ActNotice({ state, send }: ActState) {
  const { act } = state.context
  const isShown = act !== null && (state.matches('done') || state.matches('undoing'))
  const busy = state.matches('undoing')
  const notice = useActFocus(state.value)
  return (
    <output ref={notice} css={place}>
      {isShown && (
        <Row gap={3} wrap={false} css={line}>
          <CheckIcon />
          <span css={message}>{t(act.done)}</span>
          <Button size="small" variant="secondary" busy={busy} onClick={() => send({ type: 'act.undo' })}>
            {t(words.undo)}
          </Button>
          <IconButton
            label={t(words.dismiss)}
            icon={<CloseIcon size={18} />}
            disabled={busy}
            onClick={() => send({ type: 'notice.dismiss' })}
          />
        </Row>
      )}
    </output>
  )
}

/**
 * Stays mounted while empty, so that screen readers announce its content. It takes up no space while empty.
 */
const place = css({ display: 'block', '&:empty': { position: 'absolute' } })
const line = css({
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.brandSoft,
  color: color.onBrandSoft,
})
const message = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
