import type {ReactNode} from 'react';
import Path from '@site/src/pages/_components/klienci/Path';

export default function BoardPath(): ReactNode {
  return <Path id="zarzad" />;
}
