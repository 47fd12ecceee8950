import { css } from '@emotion/react'
import type { keysMachine } from '../../machines/review/keysMachine.ts'
import * as texts from '../../machines/review/texts.ts'
import type { Machine } from '../runtime/registry.tsx'
import { Button, Checkbox, color, Dialog, font, radius, space, Stack, t, Text } from '../ui/index.ts'
import type { Message } from '../../machines/language/message.ts'

const keys: [key: Message, does: Message][] = [
  ['j', texts.nextEvent],
  ['k', texts.previousEvent],
  [texts.enter, texts.openDetails],
  ['x', texts.selectOrNot],
  ['a', texts.approve],
  ['r', texts.reject],
  ['?', texts.thisList],
]

/** Lists the keyboard shortcuts and has a checkbox that turns them on or off. */
export function KeysHelp({ state, send }: Machine<typeof keysMachine>) {
  const close = () => send({ type: 'help.close' })
  const footer = <Button onClick={close}>{t(texts.done)}</Button>
  return (
    <Dialog title={t(texts.keyboardShortcuts)} size="small" footer={footer} onClose={close}>
      <Stack gap={4}>
        <dl css={list}>
          {keys.map(([key, does]) => (
            <div key={t(key)} css={line}>
              <dt>
                <kbd css={cap}>{t(key)}</kbd>
              </dt>
              <dd css={meaning}>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t(texts.singleKeys)}
          css={left}
          checked={state.matches({ keys: 'on' })}
          onChange={() => send({ type: 'keys.toggle' })}
        />
        <Text tone="muted" size="small">
          {t(texts.singleKeysHint)}
        </Text>
      </Stack>
    </Dialog>
  )
}

const list = css({ display: 'grid', gap: space[2] })
const line = css({ display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', alignItems: 'center' })
const meaning = css({ overflowWrap: 'anywhere' })
const left = css({ justifyContent: 'start' })
const cap = css({
  display: 'inline-block',
  minWidth: '2rem',
  padding: `${space[1]} ${space[2]}`,
  textAlign: 'center',
  fontFamily: font.text,
  fontWeight: 600,
  border: `1px solid ${color.line}`,
  borderBlockEndWidth: 2,
  borderRadius: radius.small,
  background: color.paper,
})
