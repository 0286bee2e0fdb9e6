export { LegalView as Page } from '../../components/legal/LegalView.tsx';
