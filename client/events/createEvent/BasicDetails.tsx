import * as texts from '../../../machines/events/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import * as words from '../../ui/texts.ts'
import { anyOf, choicesText } from '../../catalog/choices.ts'
import { isFaulty, pair, type SectionProps } from './section.ts'

export function BasicDetails({ actor: { send }, state }: SectionProps) {
  const { draft, choices } = state.context
  const failed = state.matches({ open: { choices: 'failed' } })
  return (
    <Stack gap={4}>
      <TextField
        label={texts.title}
        invalid={isFaulty(state, 'title')}
        required
        maxLength={200}
        placeholder={texts.titleExample}
        value={draft.title}
        onChange={(title) => send({ type: 'draft.change', changes: { title } })}
      />
      <div css={pair}>
        <SelectField
          label={texts.eventType}
          invalid={isFaulty(state, 'eventType')}
          required
          placeholder={choicesText(failed, words.typesNotLoaded, texts.selectType)}
          options={anyOf(choices.eventTypes)}
          value={draft.eventType}
          onChange={(eventType) => send({ type: 'draft.change', changes: { eventType } })}
        />
        <SelectField
          label={texts.category}
          invalid={isFaulty(state, 'category')}
          required
          placeholder={choicesText(failed, words.categoriesNotLoaded, texts.selectCategory)}
          options={anyOf(choices.categories)}
          value={draft.category}
          onChange={(category) => send({ type: 'draft.change', changes: { category } })}
        />
      </div>
      {failed && (
        <Button variant="quiet" onClick={() => send({ type: 'choices.retry' })}>
          {words.loadChoicesAgain}
        </Button>
      )}
      <TextArea
        label={words.description}
        invalid={isFaulty(state, 'content')}
        rows={8}
        maxLength={20_000}
        placeholder={texts.descriptionExample}
        value={draft.content}
        onChange={(content) => send({ type: 'draft.change', changes: { content } })}
      />
    </Stack>
  )
}
