import { css } from '@emotion/react'
import { PencilIcon, TrashIcon } from '../icons.tsx'
import { Row } from '../layout/Row.tsx'
import { Button } from './Button.tsx'

interface EditButtonsProps {
  /** Says what would be edited or deleted, after that word. */
  of: string
  onEdit: () => void
  onDelete: () => void
}

/** What every entry of a list has that is kept by hand. */
export const EditButtons = ({ of, onEdit, onDelete }: EditButtonsProps) => (
  <Row gap={2} wrap={false} css={unbroken}>
    <Button
      size="small"
      variant="secondary"
      icon={<PencilIcon size={16} />}
      aria-label={`Edit${of}`}
      onClick={onEdit}
    >
      Edit
    </Button>
    <Button
      size="small"
      variant="secondary"
      icon={<TrashIcon size={16} />}
      aria-label={`Delete${of}`}
      onClick={onDelete}
    >
      Delete
    </Button>
  </Row>
)

const unbroken = css({ whiteSpace: 'nowrap' })
