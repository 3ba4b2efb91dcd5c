"""The scene of a session, as one who joins it gets it."""

# LOOK stands for a function, which is called with the scene's root and an argument: the page may evaluate no text.
IN_SCENE = """async (argument) => {
  const { NO_FRAME, decodeFrame } = await import('/js/wire/frame.js');
  const { Scene } = await import('/js/scene/scene.js');
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${location.pathname}/socket`, 'scrollwork.1');
  socket.binaryType = 'arraybuffer';
  const frame = await new Promise((found) => {
    socket.onmessage = ({ data }) => { if (typeof data !== 'string') found(decodeFrame(data, NO_FRAME)); };
  });
  socket.close();
  const scene = new Scene();
  scene.apply(frame);
  return (LOOK)(scene.root, argument);
}"""


def in_scene(viewer, look, argument=None):
    """What a function of JavaScript makes of the root of the scene and of the argument."""
    return viewer.page.evaluate(IN_SCENE.replace("LOOK", look), argument)
