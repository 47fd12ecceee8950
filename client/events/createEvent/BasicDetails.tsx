import * as texts from '../../../machines/events/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import * as words from '../../ui/texts.ts'
import { anyOf } from '../../catalog/choices.ts'
import { twoColumns } from '../twoColumns.ts'
import { type SectionProps, fieldOf } from './section.ts'

export function BasicDetails({ actor, state }: SectionProps) {
  const { choices } = state.context
  const field = fieldOf({ actor, state })
  const failed = state.matches({ open: { choices: 'failed' } })
  return (
    <Stack gap={4}>
      <TextField
        label={texts.title}
        required
        maxLength={200}
        placeholder={texts.titleExample}
        {...field('title')}
      />
      <div css={twoColumns}>
        <SelectField
          label={texts.eventType}
          required
          placeholder={failed ? words.typesNotLoaded : texts.selectType}
          options={anyOf(choices.eventTypes)}
          {...field('eventType')}
        />
        <SelectField
          label={texts.category}
          required
          placeholder={failed ? words.categoriesNotLoaded : texts.selectCategory}
          options={anyOf(choices.categories)}
          {...field('category')}
        />
      </div>
      {failed && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'choices.retry' })}>
          {words.loadChoicesAgain}
        </Button>
      )}
      <TextArea
        label={words.description}
        rows={5}
        maxLength={20_000}
        placeholder={texts.descriptionExample}
        {...field('content')}
      />
      <TextArea
        label={words.accessibilityNotes}
        hint={texts.accessibilityHint}
        rows={2}
        maxLength={1000}
        {...field('accessibilityNotes')}
      />
    </Stack>
  )
}
