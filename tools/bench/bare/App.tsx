import { createStaticNavigation, useNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withSpring } from 'react-native-reanimated';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import Svg, { Circle } from 'react-native-svg';

/**
 * The least that an app with our packages can be: two screens, one drawing, one thing to drag. What it weighs and how fast it starts
 * is the floor that ours is compared with.
 */
function Home() {
  const navigation = useNavigation<{ navigate: (screen: string) => void }>();
  return (
    <View style={styles.screen}>
      <Text role="heading" style={styles.title}>
        Bare
      </Text>
      <Svg width={80} height={80}>
        <Circle cx={40} cy={40} r={36} fill="tomato" />
      </Svg>
      <Pressable
        role="button"
        testID="open"
        style={styles.button}
        onPress={() => navigation.navigate('Board')}
      >
        <Text>Open</Text>
      </Pressable>
    </View>
  );
}

function Board() {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const pan = Gesture.Pan()
    .onUpdate((event) => {
      x.value = event.translationX;
      y.value = event.translationY;
    })
    .onEnd(() => {
      x.value = withSpring(0);
      y.value = withSpring(0);
    });
  const place = useAnimatedStyle(() => ({ transform: [{ translateX: x.value }, { translateY: y.value }] }));
  return (
    <View style={styles.screen}>
      <GestureDetector gesture={pan}>
        <Animated.View testID="piece" style={[styles.piece, place]} />
      </GestureDetector>
    </View>
  );
}

const Stack = createNativeStackNavigator({ screens: { Home, Board } });
const Navigation = createStaticNavigation(Stack);

export default function App() {
  return (
    <GestureHandlerRootView style={styles.root}>
      <SafeAreaProvider>
        <Navigation />
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  root: { flex: 1 },
  screen: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 16 },
  title: { fontSize: 32 },
  button: { padding: 16, backgroundColor: 'gold' },
  piece: { width: 80, height: 80, backgroundColor: 'tomato' },
});
