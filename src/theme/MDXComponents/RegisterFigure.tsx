import type {ReactNode} from 'react';
import RegisterGrowth from '@site/src/components/articles/RegisterGrowth';
import register from '@site-data/register.json';

/** `::wykres-kowr` in an article, with its data. */
export default function RegisterFigure(): ReactNode {
  return <RegisterGrowth readings={register.readings} />;
}
