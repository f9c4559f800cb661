import { Spinner } from '@halyard/ui-kit';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';

const PATIENCE = 200;

/** Stands where a page will be; says nothing for the first moment, which most pages need not. */
export function PageLoading() {
  const { LL } = useLanguage();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Spinner size={20} label={LL.common.loading()} /> : null;
}
