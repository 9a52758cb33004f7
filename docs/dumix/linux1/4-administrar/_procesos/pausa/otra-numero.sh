pgrep ruleta | xargs kill -STOP
