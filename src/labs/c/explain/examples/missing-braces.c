#include <stdio.h>

int main(void)
{
    int board[2][2] = {1, 2, 3, 4};
    printf("%d\n", board[0][0]);
    return 0;
}
