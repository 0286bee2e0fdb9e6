export { TownView as Page } from '../../../components/town/TownView.tsx';
