import * as texts from '../../../machines/events/texts.ts'
import { anyOf, Button, SelectField, Stack, t, TextField, twoColumns, words } from '../../ui/index.ts'
import { EventTexts } from '../EventTexts.tsx'
import { type SectionProps, fieldOf } from './section.ts'

export function BasicDetails({ actor, state }: SectionProps) {
  const { choices } = state.context
  const field = fieldOf({ actor, state })
  const failed = state.matches({ open: { choices: 'failed' } })
  return (
    <Stack gap={4}>
      <TextField
        label={t(texts.title)}
        required
        maxLength={200}
        placeholder={t(texts.titleExample)}
        {...field('title')}
      />
      <div css={twoColumns}>
        <SelectField
          label={t(texts.eventType)}
          required
          placeholder={failed ? t(words.typesNotLoaded) : t(texts.selectType)}
          options={anyOf(choices.eventTypes)}
          {...field('eventType')}
        />
        <SelectField
          label={t(texts.category)}
          required
          placeholder={failed ? t(words.categoriesNotLoaded) : t(texts.selectCategory)}
          options={anyOf(choices.categories)}
          {...field('category')}
        />
      </div>
      {failed && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'choices.retry' })}>
          {t(words.loadChoicesAgain)}
        </Button>
      )}
      <EventTexts field={field} rows={5} />
    </Stack>
  )
}
