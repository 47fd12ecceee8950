import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { EmbedForm } from '../../../machines/events/sharing/embedMachine.ts'
import type { publicPagesMachine } from '../../../machines/events/sharing/publicPagesMachine.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import * as events from '../../../machines/events/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  anyOf,
  Button,
  Checkbox,
  color,
  greens,
  Heading,
  media,
  radius,
  Segmented,
  SelectField,
  space,
  Spinner,
  Stack,
  t,
  Text,
  TextArea,
  TextField,
  words,
} from '../../ui/index.ts'
import { useMachines } from './machines.ts'
import { siteUrl } from '../../events/sharing/publicAddress.ts'
import { embedPath, snippetOf } from './snippet.ts'
import { Step } from './Step.tsx'

type PublicPages = Machine<typeof publicPagesMachine>

export const Embed = ({ state, send, onBack }: PublicPages & { onBack: () => void }) => (
  <Step from="yourAccount" onBack={onBack}>
    {state.matches('asking') && <Spinner label={t(words.loading)} />}
    {state.matches('absent') && <Text>{t(texts.noPublicPages)}</Text>}
    {state.matches('offered') && (
      <Builder
        site={siteUrl(state.context)}
        isCopying={state.matches({ offered: 'copying' })}
        onCopy={(text) => send({ type: 'text.copy', text })}
      />
    )}
  </Step>
)

interface BuilderProps {
  /** Origin of the URLs in the snippet. */
  site: string
  isCopying: boolean
  onCopy: (text: string) => void
}

/** Builds the snippet for another site and shows a preview of its frame. */
function Builder({ site, isCopying, onCopy }: BuilderProps) {
  const [state, send] = useMachine(useMachines().embed)
  const { choices, form, shown } = state.context
  const change = (changes: Partial<EmbedForm>) => send({ type: 'form.change', changes })
  const isFailed = state.matches({ choices: 'failed' })
  const snippet = snippetOf(form, site)
  return (
    <Stack gap={5}>
      <Text>{t(texts.embedMeaning)}</Text>
      <div css={fields}>
        <TextField
          label={t(events.location)}
          placeholder={t(words.cityOrVenue)}
          value={form.location}
          onChange={(place) => change({ location: place })}
        />
        <TextField
          label={t(events.searchEvents)}
          type="search"
          value={form.search}
          onChange={(search) => change({ search })}
        />
        <SelectField
          label={t(events.category)}
          placeholder={isFailed ? t(words.categoriesNotLoaded) : t(words.allCategories)}
          options={anyOf(choices.categories)}
          value={form.category}
          onChange={(category) => change({ category })}
        />
        <SelectField
          label={t(events.eventType)}
          placeholder={isFailed ? t(words.typesNotLoaded) : t(words.allEventTypes)}
          options={anyOf(choices.eventTypes)}
          value={form.eventType}
          onChange={(eventType) => change({ eventType })}
        />
        {isFailed && (
          <Button variant="quiet" onClick={() => send({ type: 'choices.retry' })}>
            {t(words.loadChoicesAgain)}
          </Button>
        )}
      </div>
      <div css={fields}>
        <Segmented
          label={t(texts.look)}
          options={looks()}
          value={form.look}
          onChange={(look) => change({ look: look === 'cards' ? 'cards' : 'rows' })}
        />
        <TextField
          label={t(texts.accent)}
          type="color"
          hint={t(texts.accentHint)}
          css={swatch}
          value={form.accent || greens[1]}
          onChange={(accent) => change({ accent: accent === greens[1] ? '' : accent })}
        />
      </div>
      <Checkbox
        label={t(texts.fitsHeight)}
        checked={form.fitsHeight}
        css={start}
        onChange={() => change({ fitsHeight: !form.fitsHeight })}
      />
      <Stack gap={2}>
        <Heading level={3} look="card">
          {t(texts.preview)}
        </Heading>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, as other sites show it */}
        <iframe css={frame} src={embedPath(shown)} title={t(texts.preview)} />
      </Stack>
      <Stack gap={3} align="start">
        <TextArea
          label={t(texts.snippet)}
          hint={t(texts.snippetHint)}
          rows={7}
          readOnly
          spellCheck={false}
          dir="ltr"
          css={[whole, code]}
          value={snippet}
          onChange={() => {}}
        />
        <Button busy={isCopying} onClick={() => onCopy(snippet)}>
          {t(texts.copySnippet)}
        </Button>
      </Stack>
    </Stack>
  )
}

const looks = () => [
  { value: 'rows', label: t(texts.asRows) },
  { value: 'cards', label: t(texts.asCards) },
]

const fields = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const swatch = css({ '& input': { height: '3.25rem', padding: space[1], cursor: 'pointer' } })
const start = css({ justifyContent: 'start' })
const frame = css({
  width: '100%',
  height: '24rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.paper,
})
const whole = css({ width: '100%' })
const code = css({ '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem' } })
