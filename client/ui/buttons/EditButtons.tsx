import { css } from '@emotion/react'
import { PencilIcon, TrashIcon } from '../icons.tsx'
import { Row } from '../layout/Row.tsx'
import { Button } from './Button.tsx'

interface EditButtonsProps {
  /** Follows "Edit" and "Delete" in the buttons' names. */
  of: string
  onEdit: () => void
  onDelete: () => void
}

export const EditButtons = ({ of, onEdit, onDelete }: EditButtonsProps) => (
  <Row gap={2} css={unbroken}>
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
