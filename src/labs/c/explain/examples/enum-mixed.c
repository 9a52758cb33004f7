#include <stdio.h>

enum color { RED, GREEN };
enum size { SMALL, LARGE };

int main(void)
{
    enum color paint = LARGE;
    printf("%d\n", paint == RED);
    return 0;
}
