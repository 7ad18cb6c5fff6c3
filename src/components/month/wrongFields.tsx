import {createContext, useCallback, useContext, useEffect, useState} from 'react';
import type {TaskId} from '@cooperative/settlement/month';

/** A field whose text cannot be read: in which part it is, and its name. */
export interface WrongField {
  readonly task: TaskId;
  readonly label: string;
  /** Of its control, for a link to it. */
  readonly id?: string;
  /** What it is called where all of the documents is checked. */
  readonly field?: string;
}

type Tell = (id: string, field: WrongField | null) => void;

/** What a field tells while it cannot be read. */
export const WrongFieldContext = createContext<Tell>(() => undefined);

/** What is wrong with a field of the documents, by what it is called where all of them is checked. */
export const FieldErrorContext = createContext<(field?: string) => string | undefined>(
  () => undefined,
);

/** The part of the month that a field is in. */
export const TaskContext = createContext<TaskId>('pliki');

/** Fields that cannot be read; while there is any, nothing that depends on it is shown. */
export function useWrongFields(): readonly [readonly WrongField[], Tell] {
  const [fields, setFields] = useState<ReadonlyMap<string, WrongField>>(new Map());
  const tell = useCallback<Tell>((id, field) => {
    setFields((before) => {
      if (field === null && !before.has(id)) {
        return before;
      }
      const next = new Map(before);
      if (field === null) {
        next.delete(id);
      } else {
        next.set(id, field);
      }
      return next;
    });
  }, []);
  return [[...fields.values()], tell];
}

/** Tells that a field is wrong, for as long as it is. */
export function useWrongField(
  isWrong: boolean,
  label: string,
  {id, field}: Pick<WrongField, 'id' | 'field'> = {},
): void {
  const tell = useContext(WrongFieldContext);
  const task = useContext(TaskContext);
  useEffect(() => {
    const key = `${task} ${label}`;
    if (!isWrong) {
      return undefined;
    }
    tell(key, {task, label, ...(id !== undefined && {id}), ...(field !== undefined && {field})});
    return () => tell(key, null);
  }, [tell, isWrong, task, label, id, field]);
}
