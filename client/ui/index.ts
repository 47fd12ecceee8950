/*
 * Everything that screens take from `ui`, except the modules with large libraries, which only code that loads
 * late imports directly: the charts, `TileMap` and `SortableGrid`.
 */
export { Button } from './buttons/Button.tsx'
export { ButtonLink } from './buttons/ButtonLink.tsx'
export { buttonLook, smallEdge } from './buttons/buttonLook.ts'
export { CardAction } from './buttons/CardAction.tsx'
export { ClearFilters } from './buttons/ClearFilters.tsx'
export { EditButtons } from './buttons/EditButtons.tsx'
export { IconButton } from './buttons/IconButton.tsx'
export { Pages } from './buttons/Pages.tsx'
export { Ring } from './buttons/Ring.tsx'
export { Switch } from './buttons/Switch.tsx'
export { Avatar, initialsOf } from './display/Avatar.tsx'
export { Badge } from './display/Badge.tsx'
export { ChangedText, type TextPart, wholeChange, wordChanges, wordParts } from './display/ChangedText.tsx'
export { narrow } from './display/charts/chartLook.ts'
export { ChartTable } from './display/charts/ChartTable.tsx'
export { Meter } from './display/charts/Meter.tsx'
export { Chip } from './display/Chip.tsx'
export { DateBadge } from './display/DateBadge.tsx'
export { Facts } from './display/facts/Facts.tsx'
export { Notes } from './display/facts/Notes.tsx'
export { LifecycleBadge } from './display/lifecycle/LifecycleBadge.tsx'
export { LifecycleDay } from './display/lifecycle/LifecycleDay.tsx'
export { LifecycleNotice } from './display/lifecycle/LifecycleNotice.tsx'
export { hasDay, lifecycleWords } from './display/lifecycle/lifecycleWords.ts'
export { LimitNotice } from './display/LimitNotice.tsx'
export { LinkedText } from './display/LinkedText.tsx'
export { Logo } from './display/Logo.tsx'
export { EmbeddedMap } from './display/map/EmbeddedMap.tsx'
export { MapFrame } from './display/map/MapFrame.tsx'
export { Picture } from './display/Picture.tsx'
export { Screen } from './display/Screen.tsx'
export { SeriesBadge } from './display/series/SeriesBadge.tsx'
export { ruleWords } from './display/series/seriesWords.ts'
export { theEventItself } from './display/series/texts.ts'
export { Tiles } from './display/Tiles.tsx'
export { Timeline, type TimelineEntry } from './display/Timeline.tsx'
export { Alert } from './feedback/Alert.tsx'
export { Arriving, patient, Spinner } from './feedback/Spinner.tsx'
export { Boundary } from './feedback/Boundary.tsx'
export { Empty } from './feedback/Empty.tsx'
export { Failure } from './feedback/Failure.tsx'
export { firstSign, onFirstSign, pageDone } from './feedback/firstSign.ts'
export { Missing } from './feedback/Missing.tsx'
export { ResultAlert } from './feedback/ResultAlert.tsx'
export { Skeleton } from './feedback/Skeleton.tsx'
export { SkeletonCards } from './feedback/SkeletonCards.tsx'
export { Checkbox } from './fields/Checkbox.tsx'
export { CodeField } from './fields/CodeField.tsx'
export { Combobox } from './fields/Combobox.tsx'
export { DateField } from './fields/DateField.tsx'
export { FieldGroup } from './fields/form/FieldGroup.tsx'
export { fieldsOf } from './fields/form/fieldsOf.ts'
export { Form } from './fields/form/Form.tsx'
export { ReasonField } from './fields/form/ReasonField.tsx'
export { useFirstInvalid } from './fields/form/useFirstInvalid.ts'
export { PasswordField } from './fields/PasswordField.tsx'
export { PhoneField } from './fields/phone/PhoneField.tsx'
export { Segmented } from './fields/Segmented.tsx'
export { anyOf, SelectField } from './fields/SelectField.tsx'
export { TextArea } from './fields/TextArea.tsx'
export { TextField } from './fields/TextField.tsx'
export { TimeField } from './fields/time/TimeField.tsx'
export { useTypedBefore } from './fields/useTypedBefore.ts'
export * from './firstIcons.tsx'
export * from './icons.tsx'
export { Card, cardCorner, cardPicture } from './layout/Card.tsx'
export { Container } from './layout/Container.tsx'
export { FocusPlace } from './layout/FocusPlace.tsx'
export { bothColumns, Grid, twoColumns } from './layout/Grid.tsx'
export { Heading } from './layout/Heading.tsx'
export { PageHead } from './layout/PageHead.tsx'
export { Row } from './layout/Row.tsx'
export { SkipLink } from './layout/SkipLink.tsx'
export { Stack } from './layout/Stack.tsx'
export { Table } from './layout/Table.tsx'
export { Tabs } from './layout/Tabs.tsx'
export { Text } from './layout/Text.tsx'
export { hidden, phoneOnly, VisuallyHidden } from './layout/VisuallyHidden.tsx'
export { loadCode } from './loadCode.ts'
export { arrive, isFocusFree } from './overlay/focus.ts'
export { Dialog, type DialogProps } from './overlay/Dialog.tsx'
export { DialogBoundary } from './overlay/DialogBoundary.tsx'
export { DraftGate, DraftOffer } from './overlay/DraftGate.tsx'
export { FormDialog } from './overlay/FormDialog.tsx'
export { Menu } from './overlay/Menu.tsx'
export { Popover } from './overlay/Popover.tsx'
export { LeaveQuestion, Question } from './overlay/Question.tsx'
export { SidePanel } from './overlay/SidePanel.tsx'
export { subscribeTopLayer, topmost } from './overlay/topLayer.ts'
export { FileButton } from './pictures/FileButton.tsx'
export { ImagePicker, type PickedPicture } from './pictures/ImagePicker.tsx'
export { PersonPicture } from './pictures/PersonPicture.tsx'
export { useBlobAddress } from './pictures/usePreview.ts'
export { styleCache } from './style/styleCache.ts'
export * as words from './texts.ts'
export { Toaster } from './toasts/Toaster.tsx'
export { durations, showToast, type Undo } from './toasts/toasts.ts'
export { color, font, greens, heading, layer, media, motion, radius, shadow, space, text } from './tokens.ts'
export { untilLoaded } from './untilLoaded.ts'
export { deviceZone, isoDate } from './words/deviceZone.ts'
export {
  capitalised,
  countText,
  figure,
  fullDate,
  fullMoment,
  isOverAThousand,
  missingDay,
  shortDate,
  time12,
  timeSpan,
  venueText,
} from './words/formats.ts'
export {
  currentLanguage,
  enumerated,
  formatter,
  isMirrored,
  locale,
  speak,
  t,
  useLanguage,
} from './words/language.ts'
export { cityOf, daySpan, timeFacts, timesOf, todayAt } from './words/zones.ts'
