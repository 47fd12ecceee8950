import type { FieldProps } from './Field.tsx'

/** What belongs to the Field around a control, apart from what belongs to the control. */
export function splitField<P extends FieldProps>({
  label,
  required,
  hint,
  error,
  hideLabel,
  id,
  className,
  ...control
}: P): [FieldProps, Omit<P, keyof FieldProps>] {
  return [{ label, required, hint, error, hideLabel, id, className }, control]
}
