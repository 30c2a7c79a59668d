import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { BackHandler } from 'react-native';
import { Host, useApp } from '../src/shell';
import { exportText } from '../src/storage';
import { saveFile } from '../src/storage/files';
import { useNavigate, type RouteOf } from './useNavigate';
import { fileName } from './fileName';
import { Sorry } from './Sorry';
import { useAwake } from './useAwake';
import { useKept } from './useKept';

const OPENING = { kind: 'opening' } as const;

export default function TableScreen({ route }: RouteOf<{ id: string }>) {
  const id = route.params?.id ?? '';
  /** What another window has written is read by opening the table anew. */
  const [round, setRound] = useState(0);
  return <OneTable key={`${id}/${round}`} id={id} onTakeOver={() => setRound(round + 1)} />;
}

interface OneTableProps {
  readonly id: string;
  readonly onTakeOver: () => void;
}

function OneTable({ id, onTakeOver }: OneTableProps) {
  const found = useKept(id);
  const { shelf } = useApp();
  const navigate = useNavigate();
  const focused = useIsFocused();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => {
    // The system's back gesture opens the menu: leaving a table is a decision, never a slip.
    const heard = BackHandler.addEventListener('hardwareBackPress', () => {
      if (!focused) return false;
      setMenuOpen(true);
      return true;
    });
    return () => heard.remove();
  }, [focused]);
  const box = useAwake(found);
  if (found.kind !== 'found') return <Sorry found={found} />;
  if (!box) return <Sorry found={OPENING} />;
  const { kept, table } = found;
  const exportGame = () => {
    const now = shelf.get(id);
    if (now?.kind === 'read') void saveFile(fileName(now.value), exportText(now.value));
  };
  return (
    <Host
      box={box}
      kept={kept}
      table={table}
      menuOpen={menuOpen}
      away={!focused}
      onMenu={setMenuOpen}
      onLeave={navigate.home}
      onResult={() => navigate.result(id)}
      onRules={() => navigate.rules(box.game.id)}
      onSettings={() => navigate.to('Settings')}
      onExport={exportGame}
      onTakeOver={onTakeOver}
    />
  );
}
