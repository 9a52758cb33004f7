#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    for (int i = 0; i < 3; i++) {
        srand((unsigned)time(NULL));
        printf("%d\n", rand() % 6 + 1);
    }
    return 0;
}
