sudo /etc/init.d/altavoz stop
