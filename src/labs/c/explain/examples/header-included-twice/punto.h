struct punto {
    int x;
    int y;
};
