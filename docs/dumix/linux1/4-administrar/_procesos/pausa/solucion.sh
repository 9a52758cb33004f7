pkill -STOP ruleta
