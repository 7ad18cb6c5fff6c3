import type {ReactNode} from 'react';
import Path from '@site/src/pages/_components/klienci/Path';

export default function ResidentsPath(): ReactNode {
  return <Path id="mieszkancy" />;
}
