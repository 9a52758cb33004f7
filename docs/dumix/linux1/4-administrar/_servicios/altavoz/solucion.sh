sudo service altavoz stop
