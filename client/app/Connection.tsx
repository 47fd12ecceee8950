import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { closeLack, shownLack, subscribeLack } from '../runtime/device/deviceStore.ts'
import {
  Button,
  color,
  layer,
  media,
  radius,
  shadow,
  space,
  subscribeTopLayer,
  t,
  text,
  topmost,
  words,
} from '../ui/index.ts'
import * as texts from './texts.ts'
import { useMachines } from './machines.ts'

export function Connection() {
  const [state, send] = useMachine(useMachines().connection)
  const lack = useSyncExternalStore(subscribeLack, shownLack)
  if (state.matches({ line: 'offline' })) return <Line>{t(texts.offline)}</Line>
  if (state.matches({ release: 'outdated' }))
    return (
      <Line
        actions={
          <>
            <Button size="small" onClick={() => send({ type: 'page.reload' })}>
              {t(words.reload)}
            </Button>
            <Button size="small" variant="quiet" onClick={() => send({ type: 'notice.close' })}>
              {t(texts.later)}
            </Button>
          </>
        }
      >
        {t(texts.newVersion)}
      </Line>
    )
  if (state.matches({ line: 'restored' })) return <Line>{t(texts.online)}</Line>
  if (lack === null) return null
  const close = (
    <Button size="small" variant="quiet" onClick={closeLack}>
      {t(words.close)}
    </Button>
  )
  return <Line actions={close}>{t(lack === 'drafts' ? texts.draftsNotKept : texts.nothingStored)}</Line>
}

/** Rendered inside the topmost open dialog, if there is one, because everything outside it is inert. */
function Line({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const dialog = useSyncExternalStore(subscribeTopLayer, topmost)
  return createPortal(
    <div css={line}>
      <output>{children}</output>
      {actions && <span css={buttons}>{actions}</span>}
    </div>,
    dialog ?? document.body,
  )
}

const line = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.bar};
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  background: ${color.amberSoft};
  color: ${color.onAmberSoft};
  box-shadow: ${shadow.raised};
  ${text.small}
  font-weight: 500;
  /* Keeps the line at the bottom of a page that is shorter than the window. */
  body:has(> &) {
    --notice: 2.5rem;
    display: grid;
    grid-template: 1fr auto / 100%;
  }
  /* Above the navigation bar, which is at the bottom on phones. */
  body:has(header > nav) > & {
    inset-block-end: 4rem;
    ${media.tablet} {
      inset-block-end: 0;
    }
  }
  ${media.low} {
    position: static;
  }
`
const buttons = css({ display: 'flex', gap: space[2], borderRadius: radius.medium })
