import type {ReactNode} from 'react';
import Path from '@site/src/pages/_components/klienci/Path';

export default function FirmsPath(): ReactNode {
  return <Path id="przedsiebiorstwa" />;
}
