import { newListings, topMovers } from '../content/albums';
import { musicTradingPage } from '../content/pages/musicTrading';
import { Meta } from '../host/Meta';
import { MusicTradingScreen } from '../screens/MusicTradingScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function MusicTradingPage() {
  return (
    <>
      <Meta page={musicTradingPage} />
      <MusicTradingScreen
        movers={topMovers}
        listings={newListings}
        onAction={usePlaceholderAction()}
      />
    </>
  );
}
